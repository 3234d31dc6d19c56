// Runs before the app. A file of its own, because the page's policy allows no inline script.

// An address with a broken percent sign is of nothing; the app's router could not decode it.
try {
  decodeURIComponent(location.pathname)
} catch {
  history.replaceState(null, '', encodeURI(location.pathname) + location.search)
}

const { pathname, search } = location
// The address that the document was made for: Back may change it before the app is there.
window.servedAt = pathname + search

/** Undefined if storage is switched off. */
const readStored = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

const store = (name, value) => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is full or switched off: the shop still works for as long as the page is open.
  }
}

/**
 * Of an offer, from a link (`/?code=DIWALI`), no longer than what the till's field takes: it waits for the till, however soon
 * the shopper leaves this page.
 */
const offerCode = new URLSearchParams(search).get('code')?.trim()
if (offerCode) store('offerCode', offerCode.slice(0, 40))

/** Code, prefix and script of each language; the default one has no prefix. */
const LANGUAGES = document.currentScript.dataset.languages.split(' ').map((one) => one.split(':'))
const prefixOf = (path) =>
  LANGUAGES.find(([, prefix]) => prefix && `${path}/`.startsWith(`${prefix}/`))
const plain = (path) => path.slice(prefixOf(path)?.[1].length ?? 0) || '/'

const own = prefixOf(pathname)

/**
 * A visitor who comes from this page in another language has pressed the link to this one, perhaps before this script
 * could store the choice.
 */
const from = document.referrer ? new URL(document.referrer) : location
if (
  from.origin === location.origin &&
  prefixOf(from.pathname) !== own &&
  plain(from.pathname) === plain(pathname)
)
  store('language', (own ?? LANGUAGES.find(([, prefix]) => prefix === ''))[0])

/** A chosen language holds wherever a link from outside leads. The admin area is as its link says. */
const stored = readStored('language')
/** Without a choice, the front page opens in the shop's first language (app/server/head.ts). */
const first = document.querySelector('meta[name=first-language]')?.content
const preferred = stored ?? (pathname === '/' ? first : undefined)
const chosen = LANGUAGES.find(([code]) => code === preferred)?.[1]
if (chosen && !own && !/^\/admin(?:\/|$)/.test(pathname))
  location.replace(`${chosen}${pathname === '/' ? '' : pathname}${search}`)

/**
 * So, following the link to another language counts as choosing it. It is the same page and takes its place: Back leads
 * to the page before.
 */
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[hreflang]')
  if (!link) return
  store('language', link.hreflang)
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return
  event.preventDefault()
  location.replace(link.href)
})

/** A guest has an id from the first moment on, in the form that src/lib/session/session.ts describes. */
if (readStored('guestId') === null && crypto.randomUUID)
  store('guestId', `guest_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`)

/**
 * The server's page is everybody's: what it may not say to some who are logged in, its styles hide until the app
 * knows.
 */
if (readStored('userToken') !== null) document.documentElement.dataset.account = ''

/**
 * A page that the server rendered is there to be read first. Its code, which the document lists in order of
 * dependency, comes when the page has been painted, or when somebody wants to use it.
 */
const files = document.currentScript.dataset.code?.split(' ') ?? []

/** The longest that fonts which do not load may delay the app. */
const FONTS_TIMEOUT_MS = 1000

/** What a document in another script has no letters without. */
const FONTS = {
  devanagari: ['Poppins Devanagari', 'क'],
  bengali: ['Noto Sans Bengali', 'ক'],
  tamil: ['Catamaran Tamil', 'க'],
}
const [font, letter] = FONTS[own?.[2]] ?? []

/** A document without content is laid out by the app, which waits for its fonts. */
if (files.length === 0 && font)
  window.fontsLoaded = Promise.race([
    Promise.allSettled(
      [400, 600].map((weight) => document.fonts.load(`${weight} 1em "${font}"`, letter)),
    ),
    new Promise((go) => setTimeout(go, FONTS_TIMEOUT_MS)),
  ])

/**
 * The server's page can be used before its code has arrived. Links work by themselves; whatever else is pressed,
 * chosen or typed is recorded, and replayed by the app once it is running (src/app/hydration/early-events.ts). Until
 * then the app
 * hears nothing of it: half hydrated, it would handle a later press before an earlier one.
 */
const events = []
const recordPress = (event) => {
  // The browser itself ticks a box at once; only the consequences are missing.
  const box = '#root input:is([type=checkbox], [type=radio])'
  const control = event.target.closest(`#root button, ${box}`)
  if (!control) return
  event.stopPropagation()
  events.push({ control, checked: control.checked })
}
const recordInput = (event) => {
  const control = event.target
  if (!control.matches('#root :is(select, input:not([type=checkbox], [type=radio]))')) return
  event.stopPropagation()
  if (events.at(-1)?.control === control) events.pop()
  events.push({ control, value: control.value })
}
/** What is typed after a press on a button that opens a field, such as the search's, is meant for that field. */
const recordKey = (event) => {
  const { key, target } = event
  const opener = events.at(-1)
  const isHere = target === opener?.control || target === document.body
  if (!isHere || !opener?.control.matches('[data-opens-field]')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { typed = '' } = opener
  if (key === 'Backspace') opener.typed = typed.slice(0, -1)
  else if (key === 'Enter' && typed) opener.isSent = true
  else if (key.length === 1) opener.typed = typed + key
  else return
  // A space would press the button.
  event.preventDefault()
  event.stopPropagation()
}
const RECORDERS = {
  click: recordPress,
  input: recordInput,
  change: recordInput,
  keydown: recordKey,
}
/** What a control was set to since the server's page came; undefined if nothing. */
const changeOf = (control) => {
  const { type, value, checked, options } = control
  if (options) {
    const served = [...options].find((option) => option.defaultSelected) ?? options[0]
    return value === served?.value ? undefined : { control, value }
  }
  if (type === 'checkbox' || type === 'radio')
    return checked === control.defaultChecked ? undefined : { control, checked }
  return value === control.defaultValue ? undefined : { control, value }
}
// A document without content has nothing that could be used before the app is there.
if (files.length > 0) {
  for (const [type, record] of Object.entries(RECORDERS)) addEventListener(type, record, true)
  // The page can be used even before this script has come. After a reload or Back the browser sets fields by itself.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate')
    for (const control of document.querySelectorAll('#root :is(input, select)')) {
      const change = changeOf(control)
      if (change) events.push(change)
    }
}
// The browser would submit a form and leave the page; forms are for the app alone, now as later.
addEventListener('submit', (event) => event.preventDefault(), true)
/**
 * Even then, parts of the page are hydrated only when they come into view or are pressed. What is set without a
 * press, by voice
 * control for example, would be taken for what the server rendered: React notes a field's value when it hydrates the
 * field, and only sees a change from that.
 */
const VALUE_TRACKER = '_valueTracker'
const hydrateFirst = ({ target }) => {
  if (!target.matches?.('#root input') || target[VALUE_TRACKER]) return
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  target[VALUE_TRACKER]?.setValue('')
}
window.takeEarlyEvents = () => {
  for (const [type, record] of Object.entries(RECORDERS)) removeEventListener(type, record, true)
  for (const type of ['click', 'input']) addEventListener(type, hydrateFirst, true)
  return events.splice(0)
}

/** The longest that an image which does not load may delay the code. */
const PAINT_TIMEOUT_MS = 3000
const IDLE_TIMEOUT_MS = 300

const INTEREST = ['pointerdown', 'keydown', 'focusin']

const preload = (file) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: 'anonymous' })
  document.head.append(link)
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

const RENEW_EVERY_MS = 600_000

/** As src/components/ui/loading/load-boundary.tsx. */
const mayRenew = () => {
  if (Date.now() - Number(sessionStorage.getItem('renewed')) < RENEW_EVERY_MS) return false
  sessionStorage.setItem('renewed', String(Date.now()))
  return true
}

/** A new version may have removed the file: a new document names those that are there. */
const renewIfGone = async (file, error) => {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
  if (status === 404 && mayRenew()) location.reload()
  throw error
}

/**
 * All files are requested together and run one after the other, each in a task of its own, so that the page can
 * scroll in between.
 */
const run = async (wanted) => {
  for (const file of wanted) {
    preload(file)
    await turn()
  }
  for (const file of wanted) {
    await import(file).catch((error) => renewIfGone(file, error))
    await turn()
  }
}

/**
 * Browsers remember a module that failed to load, or that a new version removed: only a new document requests it
 * again.
 */
const renew = ({ target }) => {
  if (target.closest?.('#root button') && navigator.onLine) location.reload()
}

const begin = () => {
  for (const type of INTEREST) removeEventListener(type, begin, true)
  run(files.splice(0)).catch(() => addEventListener('click', renew, true))
}

const beginWhenPainted = () => {
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return void setTimeout(begin)
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    // The rest of the page is still being painted.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(begin)
  })
  observer.observe({ type, buffered: true })
}

if (files.length > 0) {
  for (const type of INTEREST) addEventListener(type, begin, true)
  if (document.readyState === 'complete') beginWhenPainted()
  else addEventListener('load', beginWhenPainted)
  setTimeout(begin, PAINT_TIMEOUT_MS)
}
