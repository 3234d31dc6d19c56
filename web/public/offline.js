// For offline.html: it opens the requested page once there is a connection. Meanwhile it offers to call, and lists
// recently seen products, which open from the service worker's cache; without prices, because those may have changed.

const retryIfAnswered = async () => {
  const response = await fetch('/api/health').catch(() => undefined)
  if (response?.ok) location.reload()
}

// A device is often online a moment before anything answers, and it may have been the shop that was down.
const RETRY_MS = 4000
addEventListener('online', () => void retryIfAnswered())
setInterval(() => {
  if (document.visibilityState === 'visible') void retryIfAnswered()
}, RETRY_MS)

/** Each text is there in every language, in the first of them unless the address says another. */
const texts = [...document.querySelectorAll('[data-in]')]
const [, segment] = location.pathname.split('/')
const own = texts.find((text) => text.dataset.in === segment) ?? texts[0]
const language = own.dataset.in
const base = language === texts[0].dataset.in ? '' : `/${language}`
document.documentElement.lang = own.lang
for (const text of texts) text.hidden = text.dataset.in !== language

const inPage = /^(?:\/[a-z]{2})?\/product\/([^/]+)$/
const inData = /^\/api\/products\/([0-9A-Za-z]+)$/

/** A stored page's name is its title, which ends with the shop's. */
const titleOf = async (response) => /<title>([^<]+) · /.exec(await response.text())?.[1]

const nameOf = async (response) => {
  const { name, nameIn } = await response.json()
  return nameIn?.[language] ?? name
}

/** One of the worker's caches. That of pages has the build's name in its own. */
const cacheOf = async (kind) => {
  const name = (await caches.keys()).find((cacheName) => cacheName.split('-')[0] === kind)
  return name && caches.open(name)
}

/** The products in it: names by id. */
const productsIn = async (kind, pattern, read) => {
  const found = []
  const cache = await cacheOf(kind)
  if (!cache) return found
  for (const request of await cache.keys()) {
    const id = pattern.exec(new URL(request.url).pathname)?.[1]
    const label = id && (await read(await cache.match(request, { ignoreVary: true })))
    if (label) found.push([id, label])
  }
  return found
}

const show = async () => {
  const products = new Map([
    ...(await productsIn('pages', inPage, titleOf)),
    ...(await productsIn('data', inData, nameOf)),
  ])
  for (const [id, name] of products) {
    const link = document.createElement('a')
    link.href = `${base}/product/${id}`
    // The titles of stored pages are HTML.
    link.textContent = new DOMParser().parseFromString(name, 'text/html').body.textContent
    const item = document.createElement('li')
    item.append(link)
    document.querySelector('#seen ul').append(item)
  }
  document.querySelector('#seen').hidden = products.size === 0
}

/**
 * Name, logo and accent color are settings. This file has those of its build; the page that was stored last has those
 * of its visit.
 */
const showShop = async () => {
  const pages = await cacheOf('pages')
  const last = (await pages?.keys())?.at(-1)
  if (!last) return
  const response = await pages.match(last, { ignoreVary: true })
  const stored = new DOMParser().parseFromString(await response.text(), 'text/html')
  const name = stored.querySelector('meta[property="og:site_name"]')?.content
  if (name) {
    document.querySelector('#shop').textContent = name
    document.title = `${document.title.split(' · ')[0]} · ${name}`
  }
  const phone = stored.querySelector('footer a[href^="tel:"]')
  if (phone) {
    const call = document.createElement('a')
    call.className = 'call'
    call.href = phone.href
    call.textContent = phone.textContent
    document.querySelector('#seen').before(call)
  }
  const accent = stored.querySelector('style[data-accent]')
  if (accent) document.head.append(document.importNode(accent, true))
  const icon = stored.querySelector('link[rel=icon]')?.getAttribute('href')
  const image = document.querySelector('img')
  if (!icon || icon === image.getAttribute('src')) return
  document.querySelector('link[rel=icon]').href = icon
  image.addEventListener('error', () => image.setAttribute('src', '/favicon.svg'), { once: true })
  image.src = icon
}

showShop().catch(() => undefined)

// Storage is switched off, or contains something else: the page does without the list.
show().catch(() => undefined)
