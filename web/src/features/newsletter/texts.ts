import { translator } from '#i18n/translate.ts'

export const { useText } = translator('newsletter', {
  newsletter: 'Newsletter',
  promise: '10% off your first order',
  news: 'News from the shop',
  what: 'Sign up for our newsletter: what is new, good prices and a little kitchen wisdom, now and then.',
  returns:
    'And whenever you buy: {days, plural, one {# day} other {# days}} return on eligible products.',
  signUp: 'Sign up',
  signingUp: 'Signing up…',
})
