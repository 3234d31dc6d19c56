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
