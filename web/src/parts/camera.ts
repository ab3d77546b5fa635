// The window through which a board is seen: zoom about a point, drag, fit, all kept inside the board.
export interface Camera {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Size {
  width: number;
  height: number;
}

export const kClosest = 4; // times larger than the whole board

// The whole board, in the shape of the frame.
export function fit(board: Size, frame: Size): Camera {
  const aspect = frame.width / Math.max(1, frame.height);
  const w = Math.max(board.width, board.height * aspect);
  const h = w / aspect;
  return { x: (board.width - w) / 2, y: (board.height - h) / 2, w, h };
}

function clamp(at: number, span: number, whole: number): number {
  return span >= whole ? (whole - span) / 2 : Math.max(0, Math.min(at, whole - span));
}

export function kept(camera: Camera, board: Size): Camera {
  return { ...camera, x: clamp(camera.x, camera.w, board.width), y: clamp(camera.y, camera.h, board.height) };
}

export function zoom(camera: Camera, by: number, at: { x: number; y: number }, board: Size, frame: Size): Camera {
  const whole = fit(board, frame);
  const w = Math.max(whole.w / kClosest, Math.min(whole.w, camera.w / by));
  const h = w * (camera.h / camera.w);
  const share = w / camera.w;
  return kept({ x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, w, h }, board);
}

export function centred(camera: Camera, at: { x: number; y: number }, board: Size): Camera {
  return kept({ ...camera, x: at.x - camera.w / 2, y: at.y - camera.h / 2 }, board);
}

export function scaleOf(camera: Camera, frame: Size): number {
  return frame.width / camera.w;
}

export function between(a: Camera, b: Camera, share: number): Camera {
  const mix = (x: number, y: number) => x + (y - x) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), w: mix(a.w, b.w), h: mix(a.h, b.h) };
}

// The same scale and middle in another frame.
export function reframed(camera: Camera, before: Size, after: Size, board: Size): Camera {
  const scale = scaleOf(camera, before);
  const whole = fit(board, after);
  const w = Math.min(whole.w, after.width / scale);
  const h = w * (after.height / after.width);
  return centred({ ...camera, w, h }, { x: camera.x + camera.w / 2, y: camera.y + camera.h / 2 }, board);
}
