import { useMutation, useQuery } from '@tanstack/react-query'
import { BusyButton } from '#components/ui/elements.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  // As high as the usual result, against layout shift.
  pending: css({ minH: '1lh', fontSize: 'sm' }),
  confirmed: css({ display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'success' }),
  // Touch target of full height, without making the line taller.
  summary: css({ my: '-12px', py: '12px', w: 'fit-content', cursor: 'pointer', color: 'warning' }),
  message: css({ display: 'block', mt: '1', fontWeight: 'medium', color: 'success' }),
}

/**
 * Status of the account's email address; if unconfirmed, a collapsible explanation with a button for another link. It
 * opens only by a press, so that it doesn't shift the page.
 */
export const EmailStatus = ({ email }: { email: string }) => {
  const t = useText()
  const profile = useQuery({
    queryKey: ['profile', email],
    queryFn: ({ signal }) => call('GET /api/users/profile', {}, { signal }),
    // Never fresh, because the link is opened in another tab or on another device.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const sendAgain = useMutation({ mutationFn: () => call('POST /api/users/email-confirmation') })
  if (!profile.data) return <div className={styles.pending} />
  if (profile.data.emailConfirmed)
    return <span className={styles.confirmed}>{t('emailConfirmed')}</span>
  return (
    <details className={css({ fontSize: 'sm', fontWeight: 'normal' })}>
      <summary className={styles.summary}>{t('emailUnconfirmed')}</summary>
      <p className={css({ mt: '1', color: 'ink.soft' })}>{t('emailUnconfirmedWhy')}</p>
      {sendAgain.isSuccess ? (
        <output className={styles.message}>{translateReason(t.language, sendAgain.data)}</output>
      ) : (
        <BusyButton
          className={css({ mt: '2' })}
          variant="outline"
          size="sm"
          isBusy={sendAgain.isPending}
          onClick={() => sendAgain.mutate()}
        >
          {t('sendLinkAgain')}
        </BusyButton>
      )}
      {sendAgain.error && (
        <p className={css({ mt: '1', color: 'danger' })} role="alert">
          {messageOf(t.language, sendAgain.error)}
        </p>
      )}
    </details>
  )
}
