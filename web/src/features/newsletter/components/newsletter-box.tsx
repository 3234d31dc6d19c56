import { useMutation } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { Heading } from '#components/ui/elements.tsx'
import { EmailForm } from '#components/ui/form/email-form.tsx'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useHasOrdered } from '#lib/session/use-has-ordered.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  root: grid({
    gridTemplateColumns: { base: '1fr', lg: '1fr minmax(0, 440px)' },
    alignItems: 'center',
    gap: { base: '5', lg: '12' },
    p: { base: '6', md: '10' },
    bg: 'teal.deep',
    borderRadius: 'xl',
  }),
  heading: css({ color: 'white' }),
  // Set by public/early.js: a logged-in visitor may have ordered already, which the cached page doesn't know.
  served: css({ 'html[data-account] &': { visibility: 'hidden' } }),
  // The room that the form keeps for its answer is a part of the box's own room.
  signUp: css({ display: 'grid', alignItems: 'center', mb: '-5', '& > *': { gridArea: '1 / 1' } }),
}

/** Loaded while the request runs, because few visitors see it. */
const Thanks = lazyExport(() => import('./thanks.tsx'), 'Thanks')

const SignUp = () => {
  const t = useText()
  const signUp = useMutation({
    mutationFn: (email: string) => call('POST /api/newsletter', { body: { email } }),
  })
  return (
    <div className={styles.signUp}>
      {/* Keeps its space under the thanks, so that the footer doesn't move. */}
      <div style={{ visibility: signUp.isSuccess ? 'hidden' : undefined }}>
        <EmailForm
          action={t(signUp.isPending ? 'signingUp' : 'signUp')}
          isPending={signUp.isPending}
          error={signUp.error ? messageOf(t.language, signUp.error) : undefined}
          onSend={(email) => {
            Thanks.preload()
            signUp.mutate(email)
          }}
        />
      </div>
      {signUp.isSuccess && (
        <LoadBoundary>
          <Suspense>
            <Thanks message={translateReason(t.language, signUp.data)} />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  )
}

const never = () => () => undefined

/** True while this is the server's page, which is the same for everyone. */
const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** Newsletter form. Spec §1 mentions 10% off the first order, so it is shown only to visitors without an order. */
export const NewsletterBox = () => {
  const t = useText()
  const shop = useShop()
  return (
    <section className={styles.root} aria-label={t('newsletter')} data-needs-shop="">
      <div>
        <Heading className={cx(styles.heading, useIsServed() && styles.served)} size="section">
          {t(useHasOrdered() === false ? 'promise' : 'news')}
        </Heading>
        <p className={css({ mt: '2', maxW: '48ch', color: 'night.soft' })}>
          {t('what')}
          {shop.returnDays > 0 && ` ${t('returns', { days: shop.returnDays })}`}
        </p>
      </div>
      <SignUp />
    </section>
  )
}
