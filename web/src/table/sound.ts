// One sound: a soft bell when it becomes your turn. Off unless asked for.
import { prefs } from "../lib/prefs.svelte.ts";

export function bell() {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.2);
  for (const pitch of [659, 988]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start();
    tone.stop(context.currentTime + 1.2);
  }
  setTimeout(() => void context.close(), 1500);
}
