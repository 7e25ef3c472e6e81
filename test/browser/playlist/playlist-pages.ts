import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { attributeJson } from '../players/helpers'

export const FILE = '/pages/film.webm'
const icon = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'
/** A playlist as the builder's server sends it: two videos, a section's heading, one more video. */
export function widget(
  settings: object = {},
  { urls = [FILE, FILE, FILE], hasOverlay = false, inner = '', layout = 'vertical' } = {},
): string {
  const ids = ['aaa', 'bbb', 'sec', 'ccc']
  const tabs = ids.map((_id) => ({ _id }))
  const title = (n: number) =>
    `<div id="e-tab-title-${n}" class="e-tab-title e-tab-desktop-title" aria-selected="${n === 1}" data-tab="${n}" role="tab" tabindex="${n === 1 ? 0 : -1}" aria-controls="e-tab-content-${n}"><h4 class="e-tab-title-text"><a tabindex="0">Film ${n}</a></h4></div>`
  const overlay =
    '<div class="elementor-custom-embed-image-overlay elementor-clickable"><div class="elementor-custom-embed-play" role="button"><span class="elementor-screen-only">Play Video</span></div></div>'
  const panel = (n: number, url = '') =>
    `<div id="e-tab-content-${n}" class="e-tab-content" data-tab="${n}" role="tabpanel" aria-labelledby="e-tab-title-${n}" tabindex="0" data-video-url="${url}" data-video-type="x" data-video-title="Film ${n}" data-video-duration="0:06" ${n > 1 ? 'hidden="hidden"' : ''}><div></div>${hasOverlay && url ? overlay : ''}</div>`
  return `<div class="elementor-element e-tabs-view-${layout} elementor-widget elementor-widget-video-playlist" data-id="38f4835" data-element_type="widget" data-widget_type="video-playlist.default" data-settings='${attributeJson({ playlist_title: 'Lista', tabs, ...settings })}'><div class="elementor-widget-container"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-header"><h2 class="e-tabs-title">Lista filmów</h2><svg aria-hidden="true" class="e-tabs-toggle-videos-display-button rotate-down" viewBox="0 0 9 9" width="24" height="24">${icon}</svg></div><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist">${title(1)}${title(2)}<h3 class="e-section-title">Rozdział</h3>${title(4)}</div></div></div><div class="e-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${panel(1, urls[0])}${panel(2, urls[1])}${panel(3)}${panel(4, urls[2])}</div></div><div class="e-tabs-inner-tabs">${inner}</div></div></div></div>`
}
export const tab = (page: Page, n: number) => page.locator(`#e-tab-title-${n}`)
export const video = (page: Page, n: number) => page.locator(`.e-tabs-content-wrapper [data-tab="${n}"] video`)
export const isPlaying = (page: Page, n: number) => video(page, n).evaluate((el) => !(el as HTMLVideoElement).paused)
/** Two texts beside the first video, of which the first is long. */
export const innerTabs = `<div id="e-tab-content-1" class="e-tab-content" data-tab="1" role="tabpanel" tabindex="0"><div class="e-inner-tabs-wrapper"><div>Opis</div><div>Uwagi</div></div><div class="e-inner-tabs-content-wrapper"><div><div>Pierwszy ${'text-field<br>'.repeat(30)}</div></div><div><div>Drugi</div></div></div></div>`
/** Waits until all playlists of the page are mounted: a click on a title does nothing before. */
export const playlistsMounted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { widget: { name: string }; state: string }[] } }
        const playlists = Skerry?.islands().filter(({ widget }) => widget.name === 'playlist') ?? []
        return playlists.length > 0 && playlists.every(({ state }) => state === 'mounted')
      }),
    )
    .toBe(true)
