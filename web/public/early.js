// Runs before the app: asks at once for the picture that the home page will show first, so that it travels together
// with the code. A file of its own, because the page's policy allows no inline script.

const ladder = (shape, widths) =>
  widths.map((width) => `/scenes/hero-${shape}-${width}.webp ${width}w`).join(', ')

if (location.pathname === '/') {
  const isNarrow = matchMedia('(max-width: 1023px)').matches
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'image',
      imageSrcset: isNarrow ? ladder('tall', [480, 780]) : ladder('wide', [960, 1440, 1920]),
      imageSizes: '(min-width: 1240px) 1176px, 94vw',
      fetchPriority: 'high',
    }),
  )
}
