import { Component, type ReactNode } from 'react'

interface Props {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps the failure of a view to its island: what it throws while rendering or in an effect goes to `onError`, and nothing is shown. */
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
