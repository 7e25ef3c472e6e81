import type { Page } from 'playwright/test'
import { attributeJson, createdPlayers } from '../players/helpers'

export const FILE = '/pages/film.webm'
export const video = '<video class="elementor-background-video-hosted elementor-html5-video" autoplay muted playsinline loop></video>'
export const place = '<div class="elementor-background-video-embed"></div>'
export const section = (settings: object, inside = '', player = video) =>
  `<section class="elementor-element" data-element_type="section" data-settings='${attributeJson({ background_background: 'video', background_play_on_mobile: 'yes', ...settings })}'><div class="elementor-background-video-container">${player}</div><h1>Nad filmem</h1>${inside}</section>`
export const state = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((v: HTMLVideoElement) => (v.paused ? 'paused' : 'playing'))
export const pause = (page: Page) => page.locator('.skerry-video-pause')
export const frame = (page: Page) => page.locator('.elementor-background-video-container iframe')
export const calls = async (page: Page, n = 0) => (await createdPlayers(page))[n]?.calls
