import { SHOP } from '@bartan/contract/shop-config'
import { createContext, useContext, useEffect } from 'react'
import { said } from '../copy/copy-of.ts'

type PageTitleProps = {
  children?: string | undefined
  /** For search engines and link previews; left out, the page has that of the shop. */
  description?: string | undefined
}

/** What the page that is being rendered says about itself: the server puts it into the document's head. */
export type PageWords = { title?: string; description?: string | undefined }

export const PageWordsContext = createContext<PageWords | undefined>(undefined)

/** Marks what the server wrote into the head for the address that the document was opened at. */
export const FIRST_PAGE = 'data-first-page'

const addressOf = () => location.pathname + location.search

let firstAddress: string | undefined

/** A browser shares the canonical address: that of another page would be worse than none. */
const forgetFirstPage = () => {
  firstAddress ??= addressOf()
  if (addressOf() === firstAddress) return
  for (const element of document.head.querySelectorAll(`[${FIRST_PAGE}]`)) element.remove()
}

/**
 * The tab's title and the page's description. Set by hand: a `<title>` rendered by React would stand behind that of
 * the document, and the browser shows the first.
 */
export const PageTitle = ({ children, description }: PageTitleProps) => {
  const title = children ? `${children} · ${SHOP.name}` : `${SHOP.name} · ${said(SHOP.tagline)}`
  const words = useContext(PageWordsContext)
  if (words) Object.assign(words, { title, description })
  useEffect(() => {
    forgetFirstPage()
    document.title = title
    if (description)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
  return null
}
