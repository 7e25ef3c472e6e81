import type { Field, Infer } from '../../settings/read'

const OFF = /^(no|false|off|0)$/i
const flag: Field<boolean> = { kind: 'flag', default: false, as: (value) => !OFF.test(`${value}`) }
/** A switch that is on by hand, and off in what the server sends, where nobody says: the server leaves out what is off. */
const either: Field<boolean | null> = { ...flag, default: null }
const seconds: Field<number> = {
  kind: 'count',
  default: 0,
  of: [0],
  as: (value) => Math.max(0, Number.parseFloat(`${value}`)) || undefined,
}
const address: Field<string> = { kind: 'link', default: '', as: (value) => `${(value as { url?: string }).url ?? value}` }

/** Contract media §4.2. */
export const settings = {
  youtube_url: address,
  vimeo_url: address,
  dailymotion_url: address,
  videopress_url: address,
  hosted_url: address,
  start: seconds,
  end: seconds,
  autoplay: flag,
  play_on_mobile: flag,
  mute: flag,
  loop: flag,
  controls: either,
  modestbranding: flag,
  yt_privacy: either,
  image_overlay: address,
}
export type Settings = Infer<typeof settings>
