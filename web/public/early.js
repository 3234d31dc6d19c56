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

/**
 * The server's page can be pressed before its code is there. Links work by themselves; other presses are kept, and
 * done by the app once it is alive (src/lib/early-presses.ts).
 */
const presses = []
const keepPress = ({ target }) => {
  // A box is ticked by the browser itself at once; only what follows from it is missing.
  const control = target.closest('#root button, #root input:is([type=checkbox], [type=radio])')
  if (control) presses.push({ control, wanted: control.checked })
}
// A form would be sent by the browser itself, and lead away.
const keepForm = (event) => event.preventDefault()
addEventListener('click', keepPress, true)
addEventListener('submit', keepForm, true)
window.takeEarlyPresses = () => {
  removeEventListener('click', keepPress, true)
  removeEventListener('submit', keepForm, true)
  return presses.splice(0)
}
