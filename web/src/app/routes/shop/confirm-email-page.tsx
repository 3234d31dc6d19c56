import { ConfirmEmail } from '#features/mail-links/components/mail-link-pages.tsx'

export const ConfirmEmailPage = () => <ConfirmEmail />
