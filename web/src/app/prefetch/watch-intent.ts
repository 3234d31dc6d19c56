/** A pointer that only passes over a link leaves it sooner than this. */
const HOVER_MS = 65

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === location.origin && link.target === ''
  return link && isOwn ? link : undefined
}

/** Calls back with a link of the shop that will probably be followed. Returns a function that stops watching. */
export const watchIntent = (onIntent: (link: HTMLAnchorElement) => void): (() => void) => {
  let hovered: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const link = linkOf(event)
    if (link === hovered) return
    clearTimeout(timer)
    hovered = link
    if (link) timer = setTimeout(() => onIntent(link), HOVER_MS)
  }
  const down = (event: PointerEvent) => {
    const link = linkOf(event)
    if (link && event.button === 0) onIntent(link)
  }
  addEventListener('pointerover', over, { passive: true })
  addEventListener('pointerdown', down, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerover', over)
    removeEventListener('pointerdown', down)
  }
}
