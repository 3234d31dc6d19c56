import { Unsubscribe } from '#features/mail-links/components/unsubscribe.tsx'

export const UnsubscribePage = () => <Unsubscribe />
