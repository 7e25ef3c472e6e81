import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createElement } from '../base/create-element'
import type { Start, View } from './widget'

interface Props {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Confines a view's failure to its island: errors in render or effects go to `onError`, and nothing is shown. */
class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.setState({ hasFailed: true })
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Renders into a detached element; call `render` again with other props. Errors go to `onError`. */
export function createView(onError: (error: unknown) => void): { render: (ui: ReactNode) => void; remove: () => void } {
  const root = createRoot(createElement('div'))
  return {
    render: (ui) => root.render(<ErrorBoundary onError={onError}>{ui}</ErrorBoundary>),
    remove: () => root.unmount(),
  }
}

/** The `start` of a widget that is a React component: `export const start = (...given) => startView(Toy, ...given)`. */
export function startView<S>(Widget: View<S>, ...[host, settings, onError]: Parameters<Start<S>>): () => void {
  const view = createView(onError)
  view.render(<Widget host={host} settings={settings} />)
  return view.remove
}
