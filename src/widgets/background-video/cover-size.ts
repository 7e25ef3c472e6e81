/** The width and height in px with which a video of `ratio` (width by height) covers a box (contract core §10.6). */
export const coverSize = (width: number, height: number, ratio = 16 / 9): [width: number, height: number] =>
  width / height > ratio ? [width, width / ratio] : [height * ratio, height]
