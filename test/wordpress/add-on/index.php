<?php
// Its scripts are written by scripts/wordpress.mjs.
