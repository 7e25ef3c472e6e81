import { build } from 'esbuild'
import { brotliCompressSync, constants } from 'node:zlib'
import { exposeKit, lazyImports } from './scripts/build-plugins.mjs'
import { minify } from 'terser'
const root=process.cwd()
const br=s=>brotliCompressSync(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length
const hashes=['efc7145b','5a9b90a8','1a75d1c5','00ff12ab','9c3de871','b2a4f06d','77aa0193','d0e1c2b3']
const r=await build({absWorkingDir:root,bundle:true,minify:true,write:false,target:['es2022'],charset:'utf8',jsx:'automatic',define:{__VERSION__:'"0.1.0"',__CHUNKS__:'"HASHHASH"','process.env.NODE_ENV':'"production"'},alias:{react:'preact/compat','react-dom':'preact/compat','react-dom/client':'preact/compat/client','react/jsx-runtime':'preact/jsx-runtime'},entryPoints:['embed/skerry.ts'],format:'iife',plugins:[lazyImports(root),exposeKit(root)]})
const t=r.outputFiles[0].text
const base={passes:2,hoist_funs:true}
for(const x of [{},{conditionals:false},{collapse_vars:false},{reduce_vars:false},{if_return:false},{join_vars:false},{inline:1},{inline:2},{hoist_props:false},{comparisons:false},{booleans:false},{evaluate:false},{loops:false},{typeofs:false},{side_effects:false},{sequences:5},{arrows:false},{negate_iife:false},{reduce_funcs:false},{switches:false},{properties:false},{computed_props:false}]){const c=(await minify(t,{ecma:2020,module:true,compress:{...base,...x}})).code;const v=hashes.map(h=>br(c.replace('HASHHASH',h)));console.log(JSON.stringify(x),c.length,Math.round(v.reduce((a,b)=>a+b)/v.length))}
