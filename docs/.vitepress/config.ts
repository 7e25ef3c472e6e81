import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitepress'
import { indexOptions, searchOptions } from './search'
import { sidebar } from './sidebar'
import { labelCells } from './tables'

const { version, repository: source } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8'))
const repository = source.url.replace(/^git\+|\.git$/g, '')

export default defineConfig({
  lang: 'en',
  title: 'Skerry',
  description: 'One script tag that brings a server-rendered page to life: popups, menus, sliders, galleries, forms.',
  base: process.env.DOCS_BASE ?? '/docs/',
  cleanUrls: false,
  // The pages of the examples and of the playground stand beside those that are made here.
  ignoreDeadLinks: [/^\.?\.?\/(examples|skerry|templates)\//, /\/examples\//],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${process.env.DOCS_BASE ?? '/docs/'}skerry.svg` }]],
  markdown: {
    config: labelCells,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vite: { logLevel: 'warn', build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    logo: '/skerry.svg',
    nav: [
      { text: 'Run a campaign', link: '/campaign/', activeMatch: '/campaign/' },
      { text: 'Own a site', link: '/site/', activeMatch: '/site/' },
      { text: 'Write code', link: '/code/', activeMatch: '/code/' },
      { text: 'Widgets', link: '/widgets/', activeMatch: '/widgets/' },
      { text: 'Templates', link: '/templates' },
      { text: 'Playground', link: '/playground' },
      {
        text: version,
        items: [
          { text: 'Changelog', link: '/about/changelog' },
          { text: 'Download', link: `${repository}/releases` },
          { text: 'Repository', link: repository },
          { text: 'Licence (MIT)', link: '/about/contributing#licence' },
        ],
      },
    ],
    sidebar: sidebar(import.meta.dirname),
    outline: { level: [2, 3] },
    docFooter: { prev: 'Previous', next: 'Next' },
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        miniSearch: { options: indexOptions, searchOptions },
      },
    },
  },
})
