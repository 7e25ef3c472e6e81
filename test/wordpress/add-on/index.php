<?php
// Its scripts are written by scripts/check/wordpress.ts.
