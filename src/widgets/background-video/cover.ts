/** Width and height in px with which a film of `ratio` covers a box (contract core §10.6). */
export const coverSize = (width: number, height: number, ratio = 16 / 9): [number, number] =>
  width / height > ratio ? [width, width / ratio] : [height * ratio, height]
