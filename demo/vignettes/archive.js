// What the CMS says of an archive: it has no number of its own.
window.elementorFrontendConfig = { post: { id: 0, title: 'Archiwum winiet' } }
