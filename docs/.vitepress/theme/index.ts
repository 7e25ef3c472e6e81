import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import Doors from './Doors.vue'
import Example from './Example.vue'
import Gallery from './Gallery.vue'
import NotFound from './NotFound.vue'
import Playground from './Playground.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp({ app }) {
    app.component('Doors', Doors)
    app.component('Example', Example)
    app.component('Gallery', Gallery)
    app.component('Playground', Playground)
  },
} satisfies Theme
