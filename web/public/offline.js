// For offline.html: it opens the requested page once there is a connection. Meanwhile it lists recently seen
// products, which open from the service worker's cache; without prices, because those may have changed.

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

/** The products in one of the worker's caches: names by id. The cache of pages has the build's name in its own. */
const productsIn = async (kind, pattern, read) => {
  const found = []
  const name = (await caches.keys()).find((cacheName) => cacheName.split('-')[0] === kind)
  if (!name) return found
  const cache = await caches.open(name)
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

// Storage is switched off, or contains something else: the page does without the list.
show().catch(() => undefined)
