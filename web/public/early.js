// Runs before the app. A file of its own, because the page's policy allows no inline script.

const { pathname, search } = location

/** Whoever chose Hindi reads Hindi, wherever a link from outside leads. The admin area is English. */
const isChosen = () => {
  try {
    return localStorage.getItem('language') === 'hi'
  } catch {
    return false
  }
}
if (!/^\/(?:hi|admin)(?:\/|$)/.test(pathname) && isChosen())
  location.replace(`/hi${pathname === '/' ? '' : pathname}${search}`)

// Asks at once for the picture that the home page will show first, so that it travels together with the code.

const ladder = (shape, widths) =>
  widths.map((width) => `/scenes/hero-${shape}-${width}.webp ${width}w`).join(', ')

if (/^\/(?:hi\/?)?$/.test(pathname)) {
  const isNarrow = matchMedia('(max-width: 767px)').matches
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
