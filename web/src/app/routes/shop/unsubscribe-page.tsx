import { Unsubscribe } from '#features/mail-links/components/mail-link-pages.tsx'

export const UnsubscribePage = () => <Unsubscribe />
