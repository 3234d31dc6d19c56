import type { Settings } from '@bartan/contract/settings/settings'
import { atom } from 'nanostores'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Choice, Heading } from '#components/ui/elements.tsx'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { useText } from '#features/admin-settings/texts.ts'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { useToday } from '#lib/clock.ts'
import { ShopContext } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { flex, grid, wrap } from '#styled-system/patterns'
import { PREVIEWED } from './previewed-parts.tsx'
import { shownDraft } from './shown-draft.ts'
import { TopicWords } from './topic-words.tsx'

const previewFrameStyles = {
  window: css({
    justifySelf: 'center',
    w: 'full',
    overflow: 'hidden',
    bg: 'ground',
    borderWidth: '1px',
    borderRadius: 'lg',
  }),
  frame: css({ display: 'block', maxW: 'none', border: 'none', transformOrigin: '0 0' }),
}

/** Without a doctype, browsers use quirks mode. */
const EMPTY = '<!doctype html>'

/** Copies the page's style sheets into the frame, where media queries use the frame's own width. */
const dress = (inner: Document): HTMLElement => {
  const { documentElement: html, body } = inner
  html.lang = document.documentElement.lang
  html.className = document.documentElement.className
  if (!inner.head.hasChildNodes())
    for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
      inner.head.append(sheet.cloneNode(true))
  body.style.overflow = 'hidden'
  return body
}

/** An element's size, updated when it changes. */
const useSize = (element: Element | null | undefined) => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** A phone's screen is hardly enlarged. */
const MAX_SCALE = 1.2

type PreviewFrameProps = { title: string; width: number; children: ReactNode }

/** Renders part of the shop at a screen's width, scaled to the available space and inert. */
const PreviewFrame = ({ title, width, children }: PreviewFrameProps) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [root, setRoot] = useState<HTMLElement>()
  const [shown, setShown] = useState<HTMLDivElement | null>(null)
  const { height } = useSize(shown)
  const scale = Math.min(MAX_SCALE, (useSize(place).width || width) / width)
  return (
    <div
      className={previewFrameStyles.window}
      ref={setPlace}
      style={{ height: height * scale, maxWidth: width * MAX_SCALE }}
      inert
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its content is this page's own, rendered from here */}
      <iframe
        className={previewFrameStyles.frame}
        title={title}
        style={{ width, height, transform: `scale(${scale})` }}
        srcDoc={EMPTY}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) setRoot(dress(currentTarget.contentDocument))
        }}
      />
      {root && createPortal(<div ref={setShown}>{children}</div>, root)}
    </div>
  )
}

const styles = {
  root: grid({ gap: '3', maxH: { xl: 'calc(100dvh - 112px)' }, overflowY: { xl: 'auto' } }),
  head: wrap({ align: 'center', justify: 'space-between', gap: '2' }),
}

/** The theme's CSS variable of the accent color. */
const ACCENT = '--colors-saffron'

const WIDTHS = { phoneWidth: 390, wideWidth: 1280 } as const
const WIDTH_IDS = ['phoneWidth', 'wideWidth'] as const
type WidthId = (typeof WIDTH_IDS)[number]

/** Where the preview has room beside the form (the theme's breakpoint `xl`); below the form it unfolds by a press. */
const BESIDE_FORM = '(min-width: 1280px)'

/** A settings store with the unsaved values, for the shop's own components. */
const useDraftStore = (topic: Topic, draft: Settings) => {
  const today = useToday()
  const [store] = useState(() => atom(shownDraft(topic, draft, today)))
  useEffect(() => store.set(shownDraft(topic, draft, today)), [store, topic, draft, today])
  return store
}

/** Previews what a topic's unsaved settings change. */
export const TopicPreview = ({ topic, draft }: { topic: Topic; draft: Settings }) => {
  const t = useText()
  const store = useDraftStore(topic, draft)
  const [width, setWidth] = useState<WidthId | undefined>(() =>
    matchMedia(BESIDE_FORM).matches ? 'phoneWidth' : undefined,
  )
  const Parts = PREVIEWED[topic]
  return (
    <section className={styles.root} aria-label={t('preview')}>
      <div className={styles.head}>
        <Heading as="h2" size="small">
          {t('preview')}
        </Heading>
        {Parts && (
          <div className={flex({ gap: '2' })}>
            {WIDTH_IDS.map((id) => (
              <Choice
                key={id}
                size="sm"
                aria-pressed={width === id}
                onClick={() => setWidth(width === id ? undefined : id)}
              >
                {t(id)}
              </Choice>
            ))}
          </div>
        )}
      </div>
      {Parts && width && (
        <PreviewFrame title={t('preview')} width={WIDTHS[width]}>
          <ShopContext value={store}>
            <LazyExtra>
              <div ref={(element) => element?.style.setProperty(ACCENT, draft.look.accent)}>
                <Parts />
              </div>
            </LazyExtra>
          </ShopContext>
        </PreviewFrame>
      )}
      <TopicWords topic={topic} draft={draft} />
    </section>
  )
}
