import { Component, type ReactNode } from 'react'

interface Props {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Confines a view's failure to its island: what it throws in render or effects goes to `onError`, and nothing is shown. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.setState({ hasFailed: true })
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
