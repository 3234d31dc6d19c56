import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BusyButton, ButtonLink, Card, Container } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { takeFocus } from '#lib/browser/take-focus.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { message: css({ display: 'block', fontWeight: 'medium' }) }

type LinkActionPageProps = {
  title: string
  lead: string
  action: string
  busy: string
  done: string
  /** Sends the address's token. */
  send: (token: string) => Promise<{ message: string }>
  /** Link to continue after the token was used or has expired. */
  wayOn?: ReactNode
}

/** The page behind a link in a mail. Only the press changes something, because mail scanners open links too. */
export const LinkActionPage = ({
  title,
  lead,
  action,
  busy,
  done,
  send,
  wayOn,
}: LinkActionPageProps) => {
  const t = useText()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const press = useMutation({ mutationFn: () => send(token) })
  return (
    <Container page="wide">
      <div className={css({ maxW: '440px', mx: 'auto' })}>
        <PageHeader title={press.isSuccess ? done : title}>
          {!press.isSuccess && token && lead}
        </PageHeader>
        <Card className={grid({ gap: '5' })} padding="lg">
          {press.isSuccess && (
            <>
              <output className={styles.message} ref={takeFocus} tabIndex={-1}>
                {translateReason(t.language, press.data)}
              </output>
              <ButtonLink to={paths.home}>{t('toShop')}</ButtonLink>
            </>
          )}
          {!token && <FormAlert>{t('linkBroken')}</FormAlert>}
          {press.error && <FormAlert>{messageOf(t.language, press.error)}</FormAlert>}
          {token && !press.isSuccess && (
            <BusyButton
              variant="accent"
              size="lg"
              wide
              isBusy={press.isPending}
              onClick={() => press.mutate()}
            >
              {press.isPending ? busy : action}
            </BusyButton>
          )}
          {!press.isIdle && !press.isPending && wayOn}
        </Card>
      </div>
    </Container>
  )
}
