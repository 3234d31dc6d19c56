import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { css } from '#styled-system/css'

const styles = {
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
export const PreviewFrame = ({ title, width, children }: PreviewFrameProps) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [root, setRoot] = useState<HTMLElement>()
  const [shown, setShown] = useState<HTMLDivElement | null>(null)
  const { height } = useSize(shown)
  const scale = Math.min(MAX_SCALE, (useSize(place).width || width) / width)
  return (
    <div
      className={styles.window}
      ref={setPlace}
      style={{ height: height * scale, maxWidth: width * MAX_SCALE }}
      inert
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its content is this page's own, rendered from here */}
      <iframe
        className={styles.frame}
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
