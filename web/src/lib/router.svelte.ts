// Addresses live behind the #, so that any server of plain files can host the client: #/table/ID?seat=1
export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

// Half of a letter in an address names nothing, but breaks nothing either.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/").map(decoded);
  return { page: page || "lobby", id, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(parseRoute(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => (this.route = parseRoute(location.hash)));
  }

  go(address: string) {
    location.hash = address;
  }

  // Changes the query without a new entry in the history, unless the page is being left already.
  note(query: Record<string, string>) {
    const { page, id } = this.route;
    const now = parseRoute(location.hash);
    if (now.page !== page || now.id !== id) return;
    history.replaceState(null, "", `#/${page}/${id}?${new URLSearchParams(query)}`);
  }
}

export const router = new Router();
