import { ProfileConsent } from './profile-consent.tsx'

/** Consent to cart reminders. */
export const CartReminder = ({ userId }: { userId: string }) => (
  <ProfileConsent userId={userId} to="cartReminder" />
)
