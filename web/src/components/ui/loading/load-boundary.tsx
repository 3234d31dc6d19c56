import { X } from 'lucide-react'
import { Component, Suspense, type ReactNode } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { IconButton } from '../elements.tsx'
import { useText } from '../texts.ts'
import { LoadError } from './load-error.tsx'

/** Time of the last automatic reload; public/early.js respects it as well. */
const KEY = 'renewed'
const AT_MOST_EVERY_MS = 600_000

/**
 * Allows one automatic reload if a file is missing: a new document names existing files, but must not reload in a
 * loop.
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
}

type Props = {
  children: ReactNode
  /** Reloads once automatically if the code is missing, for content that the page needs. */
  renews?: boolean
  /** Wrapper for the error message. */
  frame?: (message: ReactNode) => ReactNode
}
type State = { error?: Error; isRetrying: boolean }

/** Error boundary with a retry for code that fails to load or content that throws; the rest of the page stays. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { isRetrying: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)), isRetrying: false }
  }

  /**
   * Reloads the document if the shop can be reached: browsers remember a module that failed to load or was removed,
   * and offline a reload would lose the page.
   */
  private readonly retry = async (may = () => true) => {
    this.setState({ isRetrying: true })
    try {
      await fetch(location.href, { method: 'HEAD' })
      if (may()) return location.reload()
    } catch {
      // Still offline.
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
  /** Shown while the code loads. */
  loading?: ReactNode
  children: ReactNode
}

/** Boundary for a drawer or dialog loaded when first opened; shows an error in its place. */
export const LazyOverlay = ({ isOpen, onClose, loading, children }: LazyOverlayProps) => {
  const t = useText()
  return (
    <LoadBoundary
      frame={(message) =>
        isOpen && (
          <div className={styles.root}>
            <div className={css({ flex: '1' })}>{message}</div>
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

/** Boundary for optional parts: if their code can't load, the page goes without them. */
export const LazyExtra = ({ children }: { children: ReactNode }) => (
  <LoadBoundary frame={() => null}>
    <Suspense>{children}</Suspense>
  </LoadBoundary>
)
