import { SHOP } from '@bartan/contract/shop-config'

/** The tab's title. React lifts `<title>` into the head, so a page just renders this. */
export const PageTitle = ({ children }: { children?: string | undefined }) => (
  <title>{children ? `${children} · ${SHOP.name}` : `${SHOP.name} · ${SHOP.tagline}`}</title>
)
