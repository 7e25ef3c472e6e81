import { expect, test } from '../harness'
import { createdPlayers, emitPlayerEvent, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { YOUTUBE, YOUTUBE_ID } from '../video/videos'
import { calls, frame, pause, place, section } from './background-video-pages'

test('YouTube plays without cookies, muted and from its start, is shown once it plays, and loops from there', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openVideoPage(
    page,
    section(
      { background_video_link: YOUTUBE, background_video_start: 10, background_video_end: 30, background_privacy_mode: 'yes' },
      '',
      place,
    ),
  )
  await expect(frame(page)).toHaveCount(1)
  await expect.poll(() => calls(page)).toEqual(['mute()', 'seekTo(10)', 'playVideo()'])
  const [player] = await createdPlayers(page)
  expect(player).toMatchObject({
    video: YOUTUBE_ID,
    host: 'https://www.youtube-nocookie.com',
    vars: { controls: 0, rel: 0, playsinline: 1, start: 10, end: 30 },
  })
  await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '1')
  await expect(frame(page)).toHaveAttribute('tabindex', '-1')
  await expect(frame(page)).toHaveCSS('width', '800px')
  await emitPlayerEvent(page, 0, 0)
  expect((await calls(page))?.slice(3)).toEqual(['seekTo(10)', 'playVideo()'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a YouTube video that plays once is removed when it passes its end', async ({ page }) => {
  await openVideoPage(page, section({ background_video_link: YOUTUBE, background_video_end: 2, background_play_once: 'yes' }, '', place))
  await expect.poll(() => calls(page)).toContain('playVideo()')
  await page.evaluate(() => (window as unknown as { createdPlayers: { at: (s: number) => void }[] }).createdPlayers[0]?.at(2))
  await expect(frame(page)).toHaveCount(0)
  await expect(pause(page)).toHaveCount(0)
})

test('Vimeo plays from start to end in its own aspect ratio', async ({ page, problems }) => {
  await openVideoPage(
    page,
    section(
      {
        background_video_link: 'https://vimeo.com/235215203',
        background_video_start: 3,
        background_video_end: 8,
        background_privacy_mode: 'yes',
      },
      '',
      place,
    ),
  )
  await expect.poll(() => calls(page)).toContain('setCurrentTime(3)')
  const [player] = await createdPlayers(page)
  expect(player).toMatchObject({ video: '/video/235215203', vars: { autoplay: '1', background: '1', muted: '1', dnt: '1' } })
  await expect(frame(page)).toHaveCSS('height', '800px')
  const before = (await calls(page))?.length ?? 0
  await emitPlayerEvent(page, 0, 'timeupdate', { seconds: 7.9 })
  expect((await calls(page))?.length).toBe(before)
  await emitPlayerEvent(page, 0, 'timeupdate', { seconds: 8.1 })
  expect((await calls(page))?.at(-1)).toBe('setCurrentTime(3)')
  expect(problems()).toEqual([])
})

test('two videos of one provider load its script once', async ({ page }) => {
  const two = section({ background_video_link: YOUTUBE }, '', place) + section({ background_video_link: 'https://youtu.be/abc' }, '', place)
  const out = await openVideoPage(page, two)
  await expect(frame(page)).toHaveCount(2)
  expect(out.filter((url) => /iframe_api/.test(url))).toHaveLength(1)
})

test('the element’s own background stays when the provider’s script fails, which is reported', async ({ page, problems }) => {
  const failed = await openVideoPage(page, section({ background_video_link: YOUTUBE }, '', place), { broken: 9 })
  await expect.poll(() => failed.length).toBe(1)
  await expect(pause(page)).toHaveCount(0)
  await expect(frame(page)).toHaveCount(0)
  expect(problems(/iframe_api/)).toEqual([])
})

test('a provider without a scripting interface plays, too, and is removed to stop', async ({ page }) => {
  await openVideoPage(page, `${section({ background_video_link: 'https://dai.ly/x6tqhqb' }, '', place)}<div class="high"></div>`)
  await expect(frame(page)).toHaveAttribute('src', /dailymotion\.com\/embed\/video\/x6tqhqb\?autoplay=1&mute=1/)
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(frame(page)).toHaveCount(0)
})
