"""Compiles LLVM code that Numba made for this processor for WebAssembly instead."""

from __future__ import annotations

import re

from llvmlite import binding as llvm

from .entries import Entry

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+nontrapping-fptoint,+sign-ext,+simd128"
"""What every browser of the last years can do."""


def emit_object(entries: list[Entry]) -> bytes:
    """Return one object file with all entry points, each exported under its name with one parameter: the address.

    Its code is position-independent, because it shares a memory with another program (module.py).
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="pic")
    module, *others = [_parse(entry, str(machine.target_data)) for entry in entries]
    for other in others:
        module.link_in(other)
    exported = {entry.name for entry in entries}
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    code: bytes = machine.emit_object(module)
    return code


def _parse(entry: Entry, layout: str) -> llvm.ModuleRef:
    """Parse the code of an entry point for the new target, with its exported function."""
    code = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{layout}"', entry.code, flags=re.MULTILINE)
    code = re.sub(r'^target triple = ".*"', f'target triple = "{TRIPLE}"', code, flags=re.MULTILINE)
    code = re.sub(r'"target-(?:cpu|features)"="[^"]*"', "", code)
    code = code.replace(" = common ", " = internal ")  # WebAssembly has no common symbols
    module = llvm.parse_assembly(code + EXPORT.format(name=entry.name, symbol=entry.symbol))
    module.verify()
    return module


EXPORT = """
define void @"{name}"(i32 %block) {{
  %result = alloca ptr
  %error = alloca ptr
  %address = zext i32 %block to i64
  %status = call i32 @"{symbol}"(ptr %result, ptr %error, i64 %address)
  ret void
}}
"""
"""Numba's functions return a status, and their result through a pointer. The loops have no errors to report."""
