/** The entrance animations in the builder's stylesheet and ours. Sites may have other classes. */
export const ANIMATIONS: readonly string[] = [
  ...['fadeIn', 'zoomIn', 'slideIn', 'bounceIn', 'rotateIn'].flatMap((name) => [
    ...(name === 'slideIn' ? [] : [name]),
    ...(name === 'rotateIn' ? ['DownLeft', 'DownRight', 'UpLeft', 'UpRight'] : ['Down', 'Left', 'Right', 'Up']).map((from) => name + from),
  ]),
  ...['bounce', 'flash', 'pulse', 'rubberBand', 'shake', 'headShake', 'swing', 'tada', 'wobble', 'jello', 'lightSpeedIn', 'rollIn', 'none'],
]
