/** What is left out, why, and how: from the one text up to (not including) the other, or the text itself. */
export const cuts = {
  'src/diff/index.js': [
    // Islands never hydrate: they bind to the server's nodes and render only what is theirs. Nothing suspends either: chunks are promises.
    [`	if (\n		oldVNode._flags & MODE_SUSPENDED &&`, `	if ((tmp = options._diff)) tmp(newVNode);`],
    [`			if (isHydrating || excessDomChildren) {`, `				newVNode._dom = oldVNode._dom;\n			}`, `			{\n`],
    // A state that is set to what it was renders once more, to the same end: nothing to tell apart, and nothing to force.
    [`			if (!(e && e.then)) markAsForce(newVNode);\n`],
    [` ||\n					(!(c._bits & COMPONENT_FORCE) &&\n						c.shouldComponentUpdate`, `				) {\n					// More info`, `\n`],
    [`			c._bits &= ~COMPONENT_FORCE;\n`],
    [`					if (newVNode._original != oldVNode._original) {`, `					newVNode._dom = oldVNode._dom;\n					newVNode._children`],
    [`				isHydrating = excessDomChildren = NULL;\n`],
    [`			newVNode._flags &= RESET_MODE;\n`],
    [`			if (resumed) resumed.some(removeNode);\n`],
    [`	if (excessDomChildren) {\n		for`, `	if (!dom) {`],
    [`		if (isHydrating) {\n			if (options._hydrationMismatch)`, `	}\n\n	if (!nodeType) {`],
    [` && (!isHydrating || dom.data != newProps)`],
    [`		excessDomChildren =\n			nodeType == 'textarea'`, `		for (i in oldProps) {`],
    [`				(!isHydrating || typeof value == 'function') &&\n`],
    [`				excessDomChildren\n					? excessDomChildren[0]\n					: `],
    [`			if (excessDomChildren) excessDomChildren.some(removeNode);\n`],
    [`		if (!isHydrating || nodeType == 'textarea') {`, `	}\n\n	return dom;\n}`],
    // No HTML is ever made from a text.
    [`			if (i == 'dangerouslySetInnerHTML') {\n				oldHtml = value;\n			} else `],
    [` else if (i == 'dangerouslySetInnerHTML') {\n				newHtml = value;\n			}`],
    [`		if (newHtml) {`, `			if (\n				nodeType == 'foreignObject'`, `		{\n`],
    // Function components: no lifecycle, no legacy context, no createContext.
    [`			tmp = newType.contextType;`, `			// Get component and set it`],
    [`				if (provider) provider.sub(c);\n`],
    [`				// Invoke getDerivedStateFromProps\n`, `			}\n\n			oldProps = c.props;`],
    [
      `				if (\n					isClassComponent &&\n					!newType.getDerivedStateFromProps &&\n					c.componentWillMount`,
      `			} else {\n				if (\n					newProps !== oldProps`,
    ],
    [`				if (\n					newProps !== oldProps`, `				if (\n					(newVNode._original == oldVNode._original`],
    [`				if (c.componentWillUpdate) {`, `			}\n\n			c.context = componentContext;`],
    [`			c.context = componentContext;\n			c.props = newProps;\n`],
    [`			if (c.getChildContext) {`, `			const renderResult =`],
    [`			const isClassComponent = (tmp = newType`, `			// Get component and set it`],
    [`				if (c._bits & COMPONENT_PENDING_ERROR) {`, `			} else {\n				// Instantiate`],
    [
      `				if (isClassComponent) {\n					// @ts-expect-error Trust me, Component`,
      `				if (!c.state) c.state = {};\n`,
      `				newVNode._component = c = new BaseComponent();\n`,
    ],
    [`				if (!c.state) c.state = {};\n				c._globalContext = globalContext;\n`],
    [`tmp = c.render(c.props, (c.state = c._nextState), c.context)`, undefined, `tmp = newType(newProps)`],
    [`			c.state = c._nextState;\n`],
    [`		if (r.componentWillUnmount) {`, `		r._parentDom = r._globalContext`],
    [`r._globalContext = NULL`, undefined, `NULL`],
    [`function doRender(props, state, context) {\n	return this.constructor(props, context);\n}\n`],
    // A state set while rendering is rendered in the next turn.
    [`			do {\n`, `				if (renderHook)`, `			c._bits &= ~COMPONENT_DIRTY;\n`],
    [`			} while (c._bits & COMPONENT_DIRTY && ++count < 25);\n`],
    [`				c._stateCallbacks = [];\n			}\n\n			if (isClass`, `			oldProps = c.props;`, `			}\n`],
    [`			oldProps = c.props;\n			oldState = c.state;\n`],
    [`					EMPTY_ARR.push.apply(c._renderCallbacks`, `					if (c._renderCallbacks.length) {`],
    [`isClassComponent ? 25 : 0`, undefined, `0`],
    [`			if (isClassComponent) {\n				EMPTY_ARR.push`, `			// Handle setState called in render`],
    [`			if (c._bits & COMPONENT_PROCESSING_EXCEPTION) {`, `		} catch (e) {`],
    // The tree of one portal never moves to another container.
    [`				// Changing the container remounts`, `				oldDom = oldVNode._children ?`],
    // MathML.
    [`	else if (nodeType == 'math') namespace = MATH_NAMESPACE;\n`],
    [`			if (\n				nodeType == 'foreignObject'`, `			diffChildren(`],
    // No view has a form's controls: those of popups are the server's.
    [` &&\n				!(i == 'value' && 'defaultValue' in newProps) &&\n				!(i == 'checked' && 'defaultChecked' in newProps)`],
    [` else if (i == 'value') {\n				inputValue = value;\n			} else if (i == 'checked') {\n				checked = value;\n			}`],
    // Refs are objects.
    [`	try {\n		if (typeof ref == 'function') {`, `}\n\n/**\n * Unmount a virtual node`, `	ref.current = value;\n`],
    [`(nodeType == 'template' && dom.content) || dom`, undefined, `dom`],
    [`		const doc = parentDom.ownerDocument || document;\n`],
    [`doc.createTextNode`, undefined, `document.createTextNode`],
    [
      `doc.createElementNS(\n			namespace,\n			nodeType,\n			newProps.is ? newProps : parentDom\n`,
      undefined,
      `document.createElementNS(\n			namespace,\n			nodeType\n`,
    ],
    // What a suspended subtree would have left behind.
    [`	// A component that suspended while hydrating owns`, `	if (!skipRemove) removeNode`],
    [`let r, end, nodes;`, undefined, `let r;`],
  ],
  'src/diff/children.js': [
    [` ||\n			childVNode.constructor === String`],
    // A ref parked by Suspense, and comments that a server left for it.
    [` || oldVNode._flags & REF_DETACHED`],
    [`		// A cursor a parked Suspense subtree`, `		let dom = parentVNode._dom;`],
    [`		let next = oldDom;`, `		if (dom != next) {`],
    [`dom != next`, undefined, `dom != oldDom`],
    [
      `	while (\n		(oldDom = oldDom && oldDom.nextSibling)`,
      `	return oldDom;\n}\n\n/**\n * Flatten`,
      `	oldDom = oldDom && oldDom.nextSibling;\n`,
    ],
    // Children that changed places are all put in their place again; our lists are short, and moving one that stands right costs little.
    [
      `		let tails = [];`,
      `	// Remove remaining oldChildren`,
      `		for (childVNode of newChildren) if (childVNode && childVNode._flags & LIS_CANDIDATE) childVNode._flags |= INSERT_VNODE;\n	}\n`,
    ],
  ],
  'src/diff/props.js': [
    [`		if (typeof value == 'string') {\n			dom.style.cssText`, `			if (oldValue) {\n				for`, `		{\n`],
    // A listener that an ancestor gets while an event is on its way up may hear that event: no view of ours minds.
    [`			(dom._attached || (dom._attached = {}))[name] = eventClock;\n`],
    [
      `			eventHandler = eventHandler[name];\n			if (e[EVENT_DISPATCHED] == NULL) {`,
      `		}\n	};\n}`,
      `			return eventHandler[name]?.(e);\n`,
    ],
    [`		if (typeof value != 'function') value = NULL;\n		if (typeof oldValue != 'function') oldValue = NULL;\n`],
    // What listens while capturing listens on the server's nodes (src/dom.tsx).
    [`const CAPTURE_REGEX`, `// A logical clock`],
    [`			useCapture = name`, `			// Infer correct`],
    [`proxy, useCapture);\n			} else`, undefined, `proxy);\n			} else`],
    [`dom.removeEventListener(name, proxy, useCapture)`, undefined, `dom.removeEventListener(name, proxy)`],
    [
      `			name = name.slice(2);\n			if (name[0] < 'a') name = name.toLowerCase();\n`,
      undefined,
      `			name = name.slice(2).toLowerCase();\n`,
    ],
    [`		if (typeof value == 'function') return;\n`],
    [`let EVENT_DISPATCHED = Symbol();\n`],
    [`let eventClock = 0;\n`],
    [`name == 'popover' && value == true ? '' : value`, undefined, `value`],
    [`			name != 'width' &&\n`, `			name != 'href' &&`],
    [`			name != 'list' &&`, `			// Default value in browsers`],
    [`			name != 'download' &&`, `			name != 'role' &&`],
    [`			name != 'popover' &&\n`],
    [`xlink(H|:h)/, 'h').replace(/`],
  ],
  'src/diff/catch-error.js': [
    // No error boundaries: a root hears of the errors in it (embed/react-dom.ts).
    [
      `	/** @type {import('../internal').Component} */`,
      `	// Reset rerender count`,
      `	for (; (vnode = vnode._parent); ) if (vnode.props.onUncaughtError) return vnode.props.onUncaughtError(error);\n`,
    ],
  ],
  'src/component.js': [
    [`BaseComponent.prototype.forceUpdate`, `/**\n * Accepts`],
    [`		if (options.vnode) options.vnode(newVNode);\n`],
    [`			oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,\n`],
    [`			oldVNode._flags & MODE_HYDRATE,\n`],
    // Only hooks set it, to tell that there is something new.
    [`function (update, callback) {\n	// only clone`, `	if (this._vnode) {\n		if (callback) {\n			this._state`, `function () {\n`],
    [`		if (callback) {\n			this._stateCallbacks.push(callback);\n		}\n`],
    [`BaseComponent.prototype.render = Fragment;\n`],
    [`function BaseComponent(props, context)`, undefined, `function BaseComponent()`],
    [`	this.props = props;\n	this.context = context;\n`],
    [` ||\n		prevDebounce != options.debounceRendering`],
    [`		prevDebounce = options.debounceRendering;\n`],
    [
      `		(prevDebounce || queueMicrotask)(process);\n	}\n}\n\n/**\n * @param`,
      `/**\n * @param {import('./internal').Component} a`,
      `		queueMicrotask(process);\n	}\n}\n`,
    ],
    [`(prevDebounce || queueMicrotask)(process)`, undefined, `queueMicrotask(process)`],
  ],
  'src/render.js': [
    [`		EMPTY_OBJ,\n		parentDom.namespaceURI`, undefined, `		parentDom.namespaceURI`],
    [`	if (options._root)`, `	let oldVNode = isHydrating`],
    [`isHydrating ? NULL : `],
    [`		oldVNode\n			? NULL\n			: parentDom.firstChild`, `		commitQueue,`],
    [`		// @ts-expect-error we are doing a bit-wise operation so it's either 0 or true\n		isHydrating,\n`],
  ],
  'src/index.js': [[`	createElement,\n`, undefined, `	createElement,\n	createVNode,\n`]],
  'src/create-element.js': [[`	if (!original && options.vnode) options.vnode(vnode);\n`]],
  'hooks/src/index.js': [
    [
      `		if (previousComponent == currentComponent) {\n			currentComponent._renderCallbacks = [];\n		} else {\n`,
      `			hooks._pendingEffects.some(invokeCleanup)`,
      `		{\n`,
    ],
    [`	previousComponent = currentComponent;\n`],
    [`	previousComponent = currentComponent = null`, undefined, `	currentComponent = null`],
    [`	hookState._reducer = reducer;\n`],
    [`hookState._reducer(currentValue`, undefined, `reducer(currentValue`],
    // Our islands start and stop with the layout: none has a passive effect.
    [
      `			hooks._pendingEffects.some(invokeCleanup);\n			hooks._pendingEffects.some(invokeEffect);\n			currentIndex = 0;\n		}\n		hooks`,
      `		// Runs before every render`,
      `		}\n`,
    ],
    [`		if (c.__hooks._pendingEffects.length)`, `		// \`_pendingArgs\``],
    [`				if (s._passive && s._cleanup) {`, `					invokeCleanup(s);\n				}`, `				{\n`],
    [`			_list: [],\n			_pendingEffects: []`, undefined, `			_list: []`],
    [
      `	/** @type {import('./internal').EffectHookState} */\n	const state = getHookState(currentIndex++, 4);\n	if (!options._skipEffects && `,
      `argsChanged(`,
      `	const state = getHookState(currentIndex++, 4);\n	if (`,
    ],
    [`		state._passive = false;\n`],
    // No identifiers, no developer tools, nobody before us.
    [`options._root = (vnode`, `/** @type {(vnode: import('./internal').VNode) => void} */\noptions._render`],
    [`	if (options._hook) {`, `	// Largely inspired`],
    [`	if (oldBeforeDiff) oldBeforeDiff(vnode);\n`],
    [`	if (oldBeforeRender) oldBeforeRender(vnode);\n`],
    [`	if (oldAfterDiff) oldAfterDiff(vnode);\n`],
    [`	if (oldCommit) oldCommit(vnode, commitQueue);\n`],
    [`	if (oldBeforeUnmount) oldBeforeUnmount(vnode);\n`],
    [`let oldBeforeDiff`, `// We take the minimum`],
    [`	currentHook = 1;\n`],
    [`	currentHook = 5;\n`],
    // A ref is a state that is never set.
    [`useMemo(() => ({ current: initialValue }), [])`, undefined, `useState(() => ({ current: initialValue }))[0]`],
    [`		if (!currentComponent._hasScuFromHooks) {`, `	return hookState._value;`, `	}\n\n`],
  ],
}
