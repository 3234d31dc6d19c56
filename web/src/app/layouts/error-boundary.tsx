import { chakra } from '@chakra-ui/react/styled-system'
import { Component } from 'react'
import { Container } from '#components/ui/container.tsx'
import { LoadError } from '#components/ui/load-error.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { paths } from '#lib/paths.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { copy } from './copy.ts'
import type { ReactNode } from 'react'

type Props = { children: ReactNode }
type State = { error?: Error }

/** A programming error's message ("x is undefined") helps no shopper; an API error's is meant to be shown. */
const asError = (error: unknown) => new Error(messageOf(error), { cause: error })

/** If a page throws, or its code can't be loaded, header and footer stay, and there is a way to go on. */
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
        <chakra.p mt="5">
          <TextLink to={paths.home}>{copy('goHome')}</TextLink>
        </chakra.p>
      </Container>
    )
  }
}
