import { RotateCw } from 'lucide-react'
import { useSpecText } from '#i18n/texts.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { css, cx } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { BusyButton } from '../elements.tsx'
import { useText } from '../texts.ts'

const styles = {
  root: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    p: '4',
    bg: 'danger.tint',
    borderRadius: 'md',
  }),
  message: css({ color: 'danger', fontWeight: 'medium', overflowWrap: 'anywhere' }),
  // Muted without a connection, which is nobody's fault.
  calm: css({ '&&': { bg: 'sand' }, '& p': { color: 'ink' } }),
}

type LoadErrorProps = { error: Error; retry?: (() => void) | undefined; isRetrying?: boolean }

/** 'Error: {message}' (spec §2, §8) with a retry button. */
export const LoadError = ({ error, retry, isRetrying = false }: LoadErrorProps) => {
  const t = useText()
  const text = useSpecText()
  const isOffline = useIsOffline()
  return (
    <div
      className={cx(styles.root, isOffline && styles.calm)}
      role="alert"
      // It says all that the page's own line would.
      data-offline-notice={isOffline ? '' : undefined}
    >
      <p className={styles.message}>
        {text('errorPrefix')}
        {messageOf(t.language, error)}
      </p>
      {retry && (
        <BusyButton variant="outline" size="sm" isBusy={isRetrying} onClick={retry}>
          <RotateCw aria-hidden size={16} />
          {t(isRetrying ? 'tryingAgain' : 'tryAgain')}
        </BusyButton>
      )}
    </div>
  )
}
