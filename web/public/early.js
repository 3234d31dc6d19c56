// Runs before the app: asks at once for what the app will ask for as soon as it has started, so that picture and
// product travel together with the code. A file of its own, because the page's policy allows no inline script.

const preload = (attributes) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }),
  )

const ladder = (shape, widths) =>
  widths.map((width) => `/scenes/hero-${shape}-${width}.webp ${width}w`).join(', ')

if (location.pathname === '/') {
  const isNarrow = matchMedia('(max-width: 1023px)').matches
  preload({
    as: 'image',
    imageSrcset: isNarrow ? ladder('tall', [480, 780]) : ladder('wide', [960, 1440, 1920]),
    imageSizes: '(min-width: 1240px) 1176px, 94vw',
    fetchPriority: 'high',
  })
}

const [, product] = /^\/product\/([^/]+)$/.exec(location.pathname) ?? []
if (product) preload({ as: 'fetch', href: `/api/products/${product}`, crossOrigin: 'anonymous' })
