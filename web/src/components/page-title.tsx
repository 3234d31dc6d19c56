import { SHOP } from '@bartan/contract/shop-config'
import { useEffect } from 'react'

type PageTitleProps = { children?: string | undefined }

/**
 * The tab's title. Set by hand: a `<title>` rendered by React would stand behind that of index.html, and the
 * browser shows the first.
 */
export const PageTitle = ({ children }: PageTitleProps) => {
  const title = children ? `${children} · ${SHOP.name}` : `${SHOP.name} · ${SHOP.tagline}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
