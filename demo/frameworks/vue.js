import { createApp, h, ref } from 'vue'
import { atFirst, contents } from './parts.js'

const page = ref(atFirst)
const change = (changed) => {
  page.value = { ...page.value, ...changed }
}
createApp({ render: () => contents(h, page.value, change) }).mount('#root')
