import { expect, test } from '../harness'
import {
  attribute,
  EVIL,
  expectOnly,
  FILES,
  frameAsServed,
  hand,
  inBoxes,
  isShown,
  KEYS,
  MARKUP,
  NO_ID,
  OTHER_HOST,
  open,
  order,
  type Place,
  press,
  pressHandled,
  served,
  settings,
  USUAL,
  videos,
} from './hostile-pages'

/** Where an address may come from: places on the page. */
const ON_PAGE: Record<string, Place> = {
  'settings by hand': {
    make: (evil) => KEYS.map((key) => hand({ [key]: evil })).join(''),
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'settings by hand, as the builder writes links': {
    make: (evil) => KEYS.map((key) => hand({ [key]: { url: evil } })).join(''),
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'the builder’s settings': {
    make: (evil) => served({ video_type: 'youtube', youtube_url: evil }, '<div class="elementor-video"></div>'),
    good: videos('https://www.youtube.com/watch?v=', 'https://www.youtube.com/embed/*'),
    shows: [],
  },
  'a lazy frame': {
    make: (evil) =>
      served({ video_type: 'vimeo' }, `<iframe class="elementor-video-iframe" title="f" data-lazy-load="${attribute(evil)}"></iframe>`),
    good: videos('https://player.vimeo.com/video/', 'https://player.vimeo.com/video/*?color&autoplay=1', '?color'),
    player: frameAsServed,
    shows: [NO_ID, OTHER_HOST],
  },
  'behind a section': {
    make: (evil) =>
      `<section class="elementor-element" data-element_type="section" data-settings="${settings({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: evil, background_video_start: evil, background_video_end: evil })}"><div class="elementor-background-video-container"><video class="elementor-background-video-hosted" muted></video></div></section>`,
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'a list': {
    make: (evil) =>
      `<div class="elementor-element elementor-widget-video-playlist" data-id="a1" data-element_type="widget" data-widget_type="video-playlist.default" data-settings="{}"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist"><div class="e-tab-title" id="t1" data-tab="1" role="tab" aria-selected="true" tabindex="0" aria-controls="c1">Film</div></div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content" id="c1" data-tab="1" role="tabpanel" aria-labelledby="t1" data-video-url="${attribute(evil)}" data-video-type="hosted" data-video-title="${attribute(evil)}"><div></div></div></div></div></div></div>`,
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
}

test('what is no address of the web is never in a player, and nothing runs, wherever it stands', async ({ page, problems, site, each }) => {
  await each(
    Object.entries(ON_PAGE),
    ([place]) => `${place}: what is no address of the web is never in a player, and nothing runs`,
    async ([, is]) => {
      const { addresses, first, last, players } = order(is, site.url)
      await open(page, inBoxes(is.make, addresses))
      for (const [n, address] of addresses.entries()) {
        await press(page, n)
        if (address === first || address === last) await isShown(page, players[address], address)
        await pressHandled(page)
      }
      await expectOnly(page, Object.values(players))
      expect(problems(USUAL)).toEqual([])
    },
  )
})

test('a hand-written picture: an invalid address changes nothing about the video, and nothing runs', async ({ page, problems }) => {
  const make = (evil: string) => hand({ youtube_url: 'https://youtu.be/abcdef', image_overlay: { url: evil } })
  await open(page, inBoxes(make, EVIL))
  for (const [n] of EVIL.entries()) await press(page, n)
  await expect(page.locator('.box iframe')).toHaveCount(EVIL.length)
  await expectOnly(page, ['iframe https://www.youtube-nocookie.com/embed/abcdef'])
  // Of a picture the browser says itself that it is not a page's to show.
  expect(problems(/img-src https:|local resource: file|image 'https:/, USUAL)).toEqual([])
})
