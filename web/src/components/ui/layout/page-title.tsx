import { createContext, useContext, useEffect } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { shopTitle, useShop } from '#lib/shop-settings.ts'

/** Title of the page being rendered, which the server writes into the document's head. */
export type PageWords = { title?: string }

export const PageWordsContext = createContext<PageWords | undefined>(undefined)

/** Marks head elements that the server wrote for the document's first address. */
export const FIRST_PAGE = 'data-first-page'

/** Marks a document whose title was written by the seller instead of generated. */
export const OWN_TITLE = 'own-title'

const hasOwnTitle = (): boolean => document.head.querySelector(`meta[name="${OWN_TITLE}"]`) !== null

const addressOf = () => location.pathname + location.search

let firstAddress: string | undefined

/** Sharing uses the canonical address, and a wrong one is worse than none. */
const forgetFirstPage = () => {
  firstAddress ??= addressOf()
  if (addressOf() === firstAddress) return
  for (const element of document.head.querySelectorAll(`[${FIRST_PAGE}]`)) element.remove()
}

/** Sets the tab's title: React's `<title>` would come after the document's own, and browsers show the first. */
export const PageTitle = ({ children }: { children?: string | undefined }) => {
  const language = useLanguage()
  const shop = useShop()
  const title = children ? `${children} · ${shop.name}` : shopTitle(language, shop)
  const words = useContext(PageWordsContext)
  if (words) Object.assign(words, { title })
  useEffect(() => {
    forgetFirstPage()
    if (!hasOwnTitle()) document.title = title
  }, [title])
  return null
}
