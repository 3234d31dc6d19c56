import { Component } from 'react'
import { Container } from '../components/container.tsx'
import { LoadError } from '../components/load-error.tsx'
import type { ReactNode } from 'react'

type Props = { children: ReactNode }
type State = { error?: Error }

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** A page that throws, or whose code cannot be loaded, leaves header and footer standing and a way to go on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: asError(error) }
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <Container py="16">
        <LoadError error={this.state.error} retry={() => location.reload()} />
      </Container>
    )
  }
}
