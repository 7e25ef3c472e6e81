import morph from '@alpinejs/morph'
import Alpine from 'alpinejs'

Alpine.plugin(morph)
// As Livewire does.
window.Alpine = Alpine
window.compare = () => {
  const root = document.getElementById('root')
  const served = root.cloneNode()
  served.append(document.getElementById('served').content.cloneNode(true))
  Alpine.morph(root, served.outerHTML)
}
Alpine.start()
