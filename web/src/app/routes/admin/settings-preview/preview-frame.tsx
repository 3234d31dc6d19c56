import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  window: css({ overflow: 'hidden', bg: 'ground', borderWidth: '1px', borderRadius: 'lg' }),
  frame: css({ display: 'block', border: 'none', transformOrigin: '0 0' }),
}

/** The frame has the page's own style sheets; its media queries hold for its own width. */
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

/** Where to render; Firefox gives an empty frame another document once it has loaded. */
const useBody = (frame: HTMLIFrameElement | null) => {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    if (!frame) return undefined
    const show = () => {
      if (frame.contentDocument) setBody(dress(frame.contentDocument))
    }
    show()
    frame.addEventListener('load', show)
    return () => frame.removeEventListener('load', show)
  }, [frame])
  return body
}

/** An element's size, followed while it changes. */
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

type PreviewFrameProps = { title: string; width: number; children: ReactNode }

/** A part of the shop at a screen's width, made as small as its place asks; nothing in it can be pressed. */
export const PreviewFrame = ({ title, width, children }: PreviewFrameProps) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const root = useBody(frame)
  const [shown, setShown] = useState<HTMLDivElement | null>(null)
  const { height } = useSize(shown)
  const scale = Math.min(1.2, (useSize(place).width || width) / width)
  return (
    <div className={styles.window} ref={setPlace} style={{ height: height * scale }} inert>
      <iframe
        className={styles.frame}
        title={title}
        // Nothing runs in it: React renders into it from here.
        sandbox="allow-same-origin"
        style={{ width, height, transform: `scale(${scale})` }}
        ref={setFrame}
      />
      {root && createPortal(<div ref={setShown}>{children}</div>, root)}
    </div>
  )
}
