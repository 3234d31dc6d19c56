import type { ConsentDocument } from './consent-document.ts'

/** What was said to messages over WhatsApp, in replies. */
export const consentFields = (consent: ConsentDocument | undefined) =>
  consent && { whatsapp: consent.agreed, whatsappAt: consent.at.toDate().toISOString() }
