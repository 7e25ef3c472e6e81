// The playground's page. It runs what somebody has pasted, or a link has brought, in a sandbox without an origin: it reaches nothing of this
// site. The one file with everything needs no further requests, which a page without an origin may not make.
const page = (markup) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playground</title>
<link rel="stylesheet" href="../skerry/skerry.css">
<link rel="stylesheet" href="demo.css">
<script src="frame-verdict.js"></script>
<script src="../skerry/skerry.all.js" data-debug></script>
</head>
<body class="example">
${markup}
</body>
</html>`

addEventListener('message', ({ source, data }) => {
  // Outside the sandbox, as in a frame of another site, it would reach this one.
  if (origin !== 'null' || source !== parent || typeof data?.markup !== 'string') return
  document.open()
  document.write(page(data.markup))
  document.close()
})
parent.postMessage({ isReady: true }, '*')
