// Which rule the drawer shows, and whether it is open. One drawer a page.
class Drawer {
  open = $state(false);
  rule = $state("");
  count = $state(0); // so that asking for the same rule again scrolls again
}
export const drawer = new Drawer();

export function openRule(rule: string) {
  drawer.rule = rule;
  drawer.open = true;
  drawer.count += 1;
}
