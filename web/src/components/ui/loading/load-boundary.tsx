import { ApiError } from '#lib/api/api-error.ts'
import { X } from 'lucide-react'
import { Component, Suspense } from 'react'
import { useText } from '../texts.ts'
import { IconButton } from '../button.tsx'
import { LoadError } from './load-error.tsx'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** When the page last loaded itself anew; public/early.js keeps to it as well. */
const KEY = 'renewed'
const AT_MOST_EVERY_MS = 600_000

/**
 * Whether a page that misses a file may load itself anew, for which it then has had its chance: a new document names files
 * that are there, but if it does not help, it must not go round and round.
 */
const mayRenew = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AT_MOST_EVERY_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}

const styles = {
  root: css({
    position: 'fixed',
    insetX: '4',
    bottom: '4',
    zIndex: 'toast',
    maxW: '480px',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    bg: 'danger.tint',
    borderRadius: 'md',
    boxShadow: 'lg',
  }),
  message: css({ flex: '1' }),
}

type Props = {
  children: ReactNode
  /** Whether it is loaded anew by itself, once, where its code is missing: for what a page can't do without. */
  renews?: boolean
  /** Where the message is shown. */
  frame?: (message: ReactNode) => ReactNode
}
type State = { error?: Error; isRetrying: boolean }

/** If what it holds throws, or its code can't be loaded, the rest of the page stays, and it can be tried again. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { isRetrying: false }

  static getDerivedStateFromError(error: unknown): State {
    return {
      error: error instanceof Error ? error : new Error(String(error)),
      isRetrying: false,
    }
  }

  /**
   * Browsers remember a module that failed to load, or that a new version removed: only a new document requests it
   * again. Without a connection there would be none.
   */
  private readonly retry = async (may = () => true) => {
    this.setState({ isRetrying: true })
    try {
      await fetch(location.href, { method: 'HEAD' })
      if (may()) return location.reload()
    } catch {
      // Still no connection.
    }
    this.setState({ isRetrying: false })
  }

  override componentDidCatch(error: unknown) {
    if (this.props.renews && error instanceof ApiError && error.code === 'network')
      void this.retry(mayRenew)
  }

  override render() {
    const { error, isRetrying } = this.state
    if (!error) return this.props.children
    const message = (
      <LoadError error={error} retry={() => void this.retry()} isRetrying={isRetrying} />
    )
    return this.props.frame ? this.props.frame(message) : message
  }
}

type LazyOverlayProps = {
  isOpen: boolean
  onClose: () => void
  /** Shown until the code is there. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * Around a drawer or dialog whose code comes when it is first opened: while that is missing, a message in its place.
 */
export const LazyOverlay = ({ isOpen, onClose, loading, children }: LazyOverlayProps) => {
  const t = useText()
  return (
    <LoadBoundary
      frame={(message) =>
        isOpen && (
          <div className={styles.root}>
            <div className={styles.message}>{message}</div>
            <IconButton aria-label={t('dismiss')} onClick={onClose}>
              <X aria-hidden size={22} />
            </IconButton>
          </div>
        )
      }
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </LoadBoundary>
  )
}

/** Around optional parts: if their code is missing, the page goes without them. */
export const LazyExtra = ({ children }: { children: ReactNode }) => (
  <LoadBoundary frame={() => null}>
    <Suspense>{children}</Suspense>
  </LoadBoundary>
)
