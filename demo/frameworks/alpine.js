import morph from '@alpinejs/morph'
import Alpine from 'alpinejs'

Alpine.plugin(morph)
// As Livewire does.
window.Alpine = Alpine
window.compare = () => {
  const root = document.getElementById('root')
  const served = root.cloneNode()
  served.append(document.getElementById('served').content.cloneNode(true))
  // It compares the running page with new HTML: that must be the page as it was served.
  Skerry.unmount(root)
  Alpine.morph(root, served.outerHTML)
  Skerry.scan(root)
}
Alpine.start()
